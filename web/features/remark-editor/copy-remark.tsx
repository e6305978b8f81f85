import { useState } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface CopyRemarkProps {
  text: string;
  confirmed: boolean;
  /** Whose text it is, where several stand on the screen. */
  name?: string;
  tabIndex?: 0 | -1;
}

/** Copies the text for NEIS. A draft that nobody has confirmed asks first. */
export function CopyRemark({ text, confirmed, name, tabIndex }: CopyRemarkProps) {
  const [asking, setAsking] = useState(false);
  const copy = async () => {
    setAsking(false);
    await copyText(text, {
      done: '기록문을 복사했습니다.',
      failed: '복사하지 못했습니다. 글을 선택해 직접 복사해 주세요.',
    });
  };
  return (
    <>
      <Button
        variant="quiet"
        tabIndex={tabIndex}
        aria-label={name && `${name} 기록문 복사`}
        onClick={() => (confirmed ? void copy() : setAsking(true))}
      >
        복사
      </Button>
      <ConfirmDialog
        open={asking}
        title="아직 확인하지 않은 초안이에요"
        confirmLabel="읽었어요, 복사하기"
        onConfirm={() => void copy()}
        onClose={() => setAsking(false)}
      >
        만들어진 글은 그대로 학교생활기록부에 넣을 수 없어요. 끝까지 읽고 다듬었나요?
      </ConfirmDialog>
    </>
  );
}
