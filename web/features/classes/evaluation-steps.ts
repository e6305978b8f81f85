import type { EvaluationReply } from '../../../contract/evaluations.ts';
import { preview } from './progress.ts';

export type Step = 'distribute' | 'due' | 'close' | 'reopen' | 'delete';

/** Steps that choose when the form closes by itself. */
export const DATED_STEPS: readonly Step[] = ['distribute', 'due', 'reopen'];

interface StepWords {
  title: (name: string) => string;
  text: (form: Pick<EvaluationReply, 'responseCount' | 'studentCount'>) => string;
  confirm: string;
  done: string;
  failed: string;
  danger: boolean;
}

/** What is asked before each step, and what is said afterwards (specification 2, section 8). */
export const STEP_WORDS: Record<Step, StepWords> = {
  distribute: {
    title: (name) => `‘${name}’ 자기평가지를 배포할까요?`,
    text: ({ studentCount }) =>
      `${studentCount === 0 ? '참여 코드로 들어오는 학생부터' : `학생 ${studentCount}명이 바로`} 답할 수 있어요. 배포하면 문항과 수업 내용을 더는 고칠 수 없어요.`,
    confirm: '배포',
    done: '자기평가지를 배포했습니다.',
    failed: '자기평가지를 배포하지 못했습니다.',
    danger: false,
  },
  due: {
    title: (name) => `‘${name}’ 자기평가지의 마감 일시`,
    text: () => '정한 때가 되면 저절로 마감돼요. 그때까지 쓰던 글은 학생에게 그대로 남아 있어요.',
    confirm: '저장',
    done: '마감 일시를 저장했습니다.',
    failed: '마감 일시를 저장하지 못했습니다.',
    danger: false,
  },
  close: {
    title: (name) => `‘${name}’ 자기평가지를 마감할까요?`,
    text: ({ responseCount, studentCount }) => {
      const missing = studentCount - responseCount;
      const who = missing > 0 ? `아직 제출하지 않은 학생이 ${missing}명 있어요. ` : '';
      return `${who}마감하면 학생은 답을 내거나 취소할 수 없어요. 기록문 공개는 마감한 뒤에 할 수 있고, 다시 열 수도 있어요.`;
    },
    confirm: '마감',
    done: '자기평가지를 마감했습니다.',
    failed: '자기평가지를 마감하지 못했습니다.',
    danger: false,
  },
  reopen: {
    title: (name) => `‘${name}’ 자기평가지를 다시 열까요?`,
    text: () =>
      '학생이 다시 답할 수 있어요. 이미 공개한 기록문은 그대로 보이고, 새로 공개하려면 다시 마감해야 해요.',
    confirm: '재개',
    done: '자기평가지를 다시 열었습니다.',
    failed: '마감을 취소하지 못했습니다.',
    danger: false,
  },
  delete: {
    title: (name) => `‘${name}’ 자기평가지를 지울까요?`,
    text: () => '아직 배포하지 않은 자기평가지예요. 지우면 되돌릴 수 없어요.',
    confirm: '지우기',
    done: '자기평가지를 지웠습니다.',
    failed: '자기평가지를 지우지 못했습니다.',
    danger: true,
  },
};

/**
 * The step by which a form comes into its next state. Screens draw one button for it, so that the keyboard stays on what
 * has taken the place of the step that was taken.
 */
export function nextStep(can: {
  distribute?: boolean;
  close: boolean;
  reopen: boolean;
}): { step: Step; label: string } | null {
  if (can.distribute === true) return { step: 'distribute', label: '배포' };
  if (can.close) return { step: 'close', label: '마감' };
  return can.reopen ? { step: 'reopen', label: '재개' } : null;
}

const SHORT = 24;

/** A form has no name of its own: the beginning of its content stands for one, at most `most` characters, whole words. */
export function shortName(form: Pick<EvaluationReply, 'class_content'>, most: number = SHORT): string {
  const text = preview(form.class_content);
  const characters = [...text];
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most + 1).join('');
  const lastWord = cut.lastIndexOf(' ');
  return `${(lastWord > 0 ? cut.slice(0, lastWord) : characters.slice(0, most).join('')).replace(/[\s,.]+$/u, '')}…`;
}
