import type { Provenance } from '../../../contract/provenance.ts';

/** From this many seconds on somebody who waits wants to know how long it has been. */
const LONG_S = 2;

/** What is said while a draft is being written, and when that has ended. */
export const draftWords = {
  writing: (writer: 'builtin' | 'model', written: boolean) =>
    `${writer === 'model' ? 'AI가' : '기본 작성기가'} ${written ? '새 ' : ''}초안을 쓰고 있어요.${
      written ? ' 그동안 지금 글은 읽기만 할 수 있어요.' : ''
    }`,
  /** Empty for as long as nobody minds. */
  elapsed: (seconds: number) => (seconds < LONG_S ? '' : `${Math.floor(seconds)}초`),
  /** Why a step that is about the text has to wait. */
  wait: '새 초안을 쓰고 있어요. 다 쓰면 읽은 뒤에 눌러 주세요.',
  otherText: '그사이 글이 바뀌었어요. 읽은 뒤에 다시 눌러 주세요.',
  goesOn: (name: string) => `${name} 학생의 초안은 이어서 만들어요. 다 되면 알려 드릴게요.`,
  stopped: (name: string) => `${name} 학생의 초안 만들기를 멈췄어요. 글은 그대로 두었어요.`,
  changed: (name: string) =>
    `${name} 학생의 글이 그사이 다른 곳에서 바뀌어 새 초안을 쓰지 않았어요. 살펴본 뒤 다시 만들어 주세요.`,
  made: (name: string, provenance: Provenance | null) =>
    provenance?.fallback === undefined
      ? `${name} 학생의 초안을 만들었습니다. 읽고 다듬어 주세요.`
      : `${name} 학생은 AI 대신 기본 작성기로 초안을 만들었습니다. 읽고 다듬어 주세요.`,
};
