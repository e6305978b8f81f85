import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type ClassReply, createClass } from '../../../contract/classes.ts';
import { useAct } from '../../lib/act.ts';
import { showAtFields } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ClassFields } from './class-fields.tsx';
import { type ClassValues, classInput, NEW_CLASS, valuesOf } from './class-input.ts';

const FIELDS = ['name', 'subject_name', 'grade', 'semester', 'type', 'creative_type', 'description'] as const;

interface ClassFormDialogProps {
  /** The class to edit, `new`, or null while the dialog is closed. */
  editing: ClassReply | 'new' | null;
  onClose: () => void;
  onCreated?: (created: ClassReply) => void;
}

/** Creates or edits a class. */
export function ClassFormDialog(props: ClassFormDialogProps) {
  const { editing, onClose } = props;
  return (
    <Dialog
      open={editing !== null}
      title={editing === 'new' ? '수업 만들기' : '수업 고치기'}
      onClose={onClose}
    >
      {editing && <ClassForm key={editing === 'new' ? 'new' : editing.id} {...props} editing={editing} />}
    </Dialog>
  );
}

function ClassForm({ editing, onClose, onCreated }: ClassFormDialogProps & { editing: ClassReply | 'new' }) {
  const formId = useId();
  const form = useForm<ClassValues>({
    defaultValues: editing === 'new' ? NEW_CLASS : valuesOf(editing),
    // The contract's own schema, over what the fields become when they are sent.
    resolver: (values) => {
      const parsed = z.safeParse(createClass.input, classInput(values));
      if (parsed.success) return { values, errors: {} };
      const errors = parsed.error.issues.map((issue) => [
        issue.path.join('.'),
        { type: 'contract', message: issue.message },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const invalidates = ['listTaughtClasses', 'getTaughtClass', 'listTaughtEvaluations'] as const;
  const create = useAct('createClass', {
    invalidates,
    success: ({ class: created }) => `‘${created.name}’ 수업을 만들었습니다.`,
    failure: '수업을 만들지 못했습니다.',
    shownByScreen: (error) => showAtFields(error, form.setError, FIELDS),
    onSuccess: ({ class: created }) => {
      onClose();
      onCreated?.(created);
    },
  });
  const update = useAct('updateClass', {
    invalidates,
    success: '수업을 고쳤습니다.',
    failure: '수업을 고치지 못했습니다.',
    shownByScreen: (error) => showAtFields(error, form.setError, FIELDS),
    onSuccess: onClose,
  });
  const submit = form.handleSubmit((values) => {
    if (editing === 'new') create.mutate(classInput(values));
    else update.mutate({ id: editing.id, ...classInput(values) });
  });
  return (
    <>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <ClassFields form={form} />
      </form>
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button type="submit" form={formId} variant="primary" busy={create.isPending || update.isPending}>
          {editing === 'new' ? '만들기' : '저장'}
        </Button>
      </DialogActions>
    </>
  );
}
