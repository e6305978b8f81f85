import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** No mail goes out of this site yet: the administrator hands out a new password. */
export function ForgotPassword() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        비밀번호를 잊었어요
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="비밀번호를 잊었나요?">
        <p>
          학교의 시스템 관리자에게 비밀번호 초기화를 부탁해 주세요. 임시 비밀번호를 받아 로그인한 뒤 바꾸면
          돼요.
        </p>
      </Dialog>
    </>
  );
}
