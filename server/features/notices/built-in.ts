import type { PublicNotice } from '../../../contract/notices.ts';

/** What comes with the product (specification 1, section 3). A row of the same id in the database stands in its place. */
export const BUILT_IN: readonly PublicNotice[] = [
  {
    id: 'release-1-6-0',
    title: '1.6.0에서 달라진 점',
    content: [
      '교사가 학생이 제출한 답을 다듬을 수 있습니다. 학생이 쓴 원래 답은 그대로 남습니다.',
      '교사가 기록문을 만드는 화면에서 학생을 수업에서 내보낼 수 있습니다.',
      '여러 자기평가지를 엑셀로 내려받을 때의 문제를 고쳤습니다.',
      '학생은 기록문이 만들어지기 전까지 제출을 취소하고 고칠 수 있고, 잘못 들어간 수업에서 나갈 수 있습니다.',
      '보안: 로그인은 2시간마다 이어지고, 60분 동안 쓰지 않으면 자동으로 로그아웃됩니다. 5분 전에 미리 알려 드립니다.',
    ],
    showOnLogin: true,
    priority: 'urgent',
    version: '1.6.0',
    expiryDate: null,
  },
  {
    id: 'autosave',
    title: '쓰는 동안 저절로 저장됩니다',
    content: [
      '자기평가에 쓰는 답은 쓰는 동안 저절로 저장됩니다.',
      '다른 기기에서 로그인해도 이어서 쓸 수 있습니다.',
    ],
    showOnLogin: false,
    priority: 'normal',
    version: '1.0.0',
    expiryDate: null,
  },
];
