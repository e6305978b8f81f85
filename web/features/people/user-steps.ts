/** What an administrator does to an account, beside changing it. */
export type UserStep = 'deleteUser' | 'deactivateUser' | 'activateUser' | 'resetUserPassword';

interface StepWords {
  title: (name: string) => string;
  text: string;
  confirm: string;
  /** Null: something else says so. */
  done: string | null;
  failed: string;
  danger: boolean;
}

/** What is asked before each step, and what is said afterwards (specification 1, sections 2 and 8). */
export const USER_STEPS: Record<UserStep, StepWords> = {
  deleteUser: {
    title: (name) => `정말 ‘${name}’ 사용자를 지울까요?`,
    text: '되돌릴 수 없어요. 바로 로그아웃되고 다시 들어올 수 없어요. 남은 자료는 개인정보처리방침의 기간이 지나면 지워져요.',
    confirm: '지우기',
    done: '사용자를 지웠습니다.',
    failed: '사용자를 지우지 못했습니다.',
    danger: true,
  },
  deactivateUser: {
    title: (name) => `‘${name}’ 사용자를 중지할까요?`,
    text: '바로 로그아웃되고, 다시 사용하게 하기 전까지 로그인할 수 없어요. 자료는 그대로 남아요.',
    confirm: '중지',
    done: '사용자를 중지했습니다.',
    failed: '사용자를 중지하지 못했습니다.',
    danger: true,
  },
  activateUser: {
    title: (name) => `‘${name}’ 사용자를 다시 사용하게 할까요?`,
    text: '바로 로그인할 수 있어요.',
    confirm: '다시 사용',
    done: '사용자를 다시 사용하게 했습니다.',
    failed: '사용자를 다시 사용하게 하지 못했습니다.',
    danger: false,
  },
  resetUserPassword: {
    title: (name) => `‘${name}’ 사용자의 비밀번호를 초기화할까요?`,
    text: '지금 비밀번호로는 더 들어올 수 없고, 모든 기기에서 로그아웃돼요. 임시 비밀번호를 10초 동안 보여 드리니 바로 복사해 본인에게 알려 주세요.',
    confirm: '초기화',
    done: null,
    failed: '비밀번호를 초기화하지 못했습니다.',
    danger: false,
  },
};
