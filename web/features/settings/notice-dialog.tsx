import { useId } from 'react';
import type { Notice } from '../../../contract/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChangedElsewhereDialog } from './changed-elsewhere-dialog.tsx';
import { PRIORITY_LABELS } from './notice-words.ts';
import styles from './settings-fields.module.css';
import { useNoticeForm } from './use-notice-form.ts';

const PRIORITIES = Object.entries(PRIORITY_LABELS).map(([value, label]) => ({ value, label }));

interface NoticeDialogProps {
  /** A notice to change, a new one, or null while the dialog is closed. */
  editing: Notice | 'new' | null;
  onClose: () => void;
}

/** Makes a notice or changes one. */
export function NoticeDialog({ editing, onClose }: NoticeDialogProps) {
  return (
    <Dialog
      open={editing !== null}
      title={editing === 'new' ? '알림 만들기' : '알림 고치기'}
      size="large"
      onClose={onClose}
    >
      {editing !== null && <NoticeForm editing={editing} onClose={onClose} />}
    </Dialog>
  );
}

function NoticeForm({ editing, onClose }: { editing: Notice | 'new'; onClose: () => void }) {
  const formId = useId();
  const { form, submit, saving, elsewhere, onSeen } = useNoticeForm(editing, onClose);
  const { register } = form;
  const { errors, isDirty } = form.formState;
  return (
    <>
      <form
        id={formId}
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="제목"
          required
          autoComplete="off"
          error={errors.title?.message}
          {...register('title')}
        />
        <TextArea
          label="내용"
          hint="한 줄에 한 가지씩 적어 주세요."
          required
          rows={5}
          error={errors.content?.message}
          {...register('content')}
        />
        <div className={styles.pair}>
          <SelectField
            label="중요도"
            options={PRIORITIES}
            error={errors.priority?.message}
            {...register('priority')}
          />
          <TextField
            label="버전"
            hint="바꾸면 닫아 둔 사람에게도 다시 보여요."
            required
            autoComplete="off"
            error={errors.version?.message}
            {...register('version')}
          />
        </div>
        <TextField
          label="마지막 날"
          hint="이날까지 보여요. 비워 두면 기한이 없어요."
          type="date"
          error={errors.expiryDate?.message}
          {...register('expiryDate')}
        />
        <Checkbox hint="가장 중요한 알림 하나가 로그인 화면에 떠요." {...register('showOnLogin')}>
          로그인 화면에 보이기
        </Checkbox>
      </form>
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button type="submit" form={formId} variant="primary" busy={saving}>
          저장
        </Button>
      </DialogActions>
      <ChangedElsewhereDialog changes={elsewhere} dirty={isDirty} onSave={submit} onClose={onSeen} />
    </>
  );
}
