import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { readKey } from '../../lib/read.ts';
import type { ResponseList } from '../responses-table/response-cache.ts';
import { breachesOf, type RuleFacts } from './judged.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { unsourcedIn } from './unsourced.ts';
import { useObjections } from './use-objections.ts';
import type { RemarkEditorState } from './use-remark-editor.ts';

interface PublishStepProps {
  open: boolean;
  list: ResponseList;
  editor: RemarkEditorState;
  facts: RuleFacts;
  /** Bytes above the NEIS limit; zero or less within it. */
  over: number;
  onClose: () => void;
}

/**
 * Asks before one remark, which is saved, goes out. An administrator may have changed the school's words since the editor was
 * opened: the server says what is left by those of now, and where the editor knows it otherwise, it reads them anew.
 */
export function PublishStep({ open, list, editor, facts, over, onClose }: PublishStepProps) {
  const cache = useQueryClient();
  const { stored, fields } = editor;
  const { name } = stored.student;
  const objections = useObjections(list.id, [{ id: stored.id, name }], open);
  const learn = () =>
    void cache.invalidateQueries({ queryKey: readKey('listEvaluationResponses', { id: list.id }) });
  const onAnswer = useEffectEvent((errors: number) => {
    if (errors !== breachesOf(fields.remark, stored.dismissals, facts).length) learn();
  });
  const errors = objections.state === 'known' ? objections.found[0]?.errors : undefined;
  useEffect(() => {
    if (open && errors !== undefined) onAnswer(errors);
  }, [open, errors]);
  const publish = async () => {
    const left = await editor.publish();
    if (left && left.length > 0) learn();
    onClose();
  };
  const missing = open ? unsourcedIn(fields.remark, editor.provenance, fields.observation) : [];
  return (
    <PublishDialog
      open={open}
      names={[name]}
      unconfirmed={stored.confirmed_at === null || editor.changed.length > 0 ? [name] : []}
      unopened={[]}
      objections={objections}
      tooLong={over > 0 ? [{ name, over }] : []}
      unsourced={missing.length > 0 ? [{ name, sentences: missing }] : []}
      busy={editor.stepping}
      onPublish={() => void publish()}
      onClose={onClose}
    />
  );
}
