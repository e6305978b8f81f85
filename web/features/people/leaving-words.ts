/** Before somebody leaves without the passwords that stand nowhere else. */
export const LEAVING = {
  title: '임시 비밀번호를 아직 내려받지 않았어요',
  leave: '내려받지 않고 나가기',
  stay: '여기 있기',
  text: '임시 비밀번호는 여기에만 있어요. 지금 나가면 한 명씩 초기화해야 해요.',
};
