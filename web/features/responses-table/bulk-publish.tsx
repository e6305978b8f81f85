import { useQueryClient } from '@tanstack/react-query';
import { callPatiently } from '../../lib/call-patiently.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { NameList } from '../../ui/name-list.tsx';
import { wasOpened } from '../remark-editor/opened.ts';
import { PublishDialog } from '../remark-editor/publish-dialog.tsx';
import { unsourcedOf } from '../remark-editor/unsourced.ts';
import { useObjections } from '../remark-editor/use-objections.ts';
import { planPublishing, type PublishJob } from './generation.ts';
import { putResponse, type ResponseList } from './response-cache.ts';
import type { Row } from './rows.ts';
import { SequenceProgress } from './sequence-progress.tsx';
import { useSequence } from './use-sequence.ts';

export interface AskedPublishing {
  publish: boolean;
  /** Those of the selected that have a remark in the other state. */
  rows: readonly Row[];
  /** How many of the selected have none. */
  passedOver: number;
}

interface BulkPublishProps {
  list: Pick<ResponseList, 'id' | 'byteLimit'>;
  asked: AskedPublishing | null;
  /** It has ended: for how many it is done, and who is left, having failed or not been reached. */
  onDone: (done: number, left: readonly string[], publish: boolean) => void;
  onClose: () => void;
}

/** Shows many remarks to their students, or hides them again. */
export function BulkPublish({ list, asked, onDone, onClose }: BulkPublishProps) {
  const { id: evaluationId, byteLimit } = list;
  const cache = useQueryClient();
  const publish = asked?.publish ?? true;
  const sequence = useSequence<PublishJob>(
    async ({ responseId }, signal) => {
      const name = publish ? 'publishRemark' : 'unpublishRemark';
      const { response } = await callPatiently(name, { id: responseId }, { signal });
      putResponse(cache, evaluationId, response);
    },
    publish ? '기록문을 공개하지 못했습니다.' : '공개를 취소하지 못했습니다.',
  );
  const rows = asked?.rows ?? [];
  const names = (some: readonly Row[]) => some.map((row) => row.name);
  const unconfirmed = rows.filter((row) => !row.confirmed);
  const asking = asked?.publish === true && sequence.progress === null;
  const objections = useObjections(
    evaluationId,
    rows.map(({ name, response }) => ({ id: response.id, name })),
    asking,
  );
  const leave = () => {
    sequence.reset();
    onClose();
  };
  const run = async (jobs: readonly PublishJob[]) => {
    const { done, failed, left } = await sequence.start(jobs);
    const open = [...failed.map(({ job }) => job.key), ...left.map((job) => job.key)];
    onDone(done, open, publish);
    // The line above the table says how many; here is nothing left to be read or pressed.
    if (open.length === 0) leave();
  };
  const start = () => void run(planPublishing(rows, publish));
  const close = () => {
    if (!sequence.running) leave();
  };
  return (
    <>
      <PublishDialog
        open={asking}
        names={names(rows)}
        passedOver={asked?.passedOver}
        unconfirmed={names(unconfirmed)}
        unopened={names(unconfirmed.filter((row) => !wasOpened(row.response)))}
        objections={objections}
        tooLong={rows
          .filter((row) => row.over)
          .map((row) => ({ name: row.name, over: row.bytes - byteLimit }))}
        unsourced={
          asking
            ? rows
                .map(({ name, response }) => ({ name, sentences: unsourcedOf(response) }))
                .filter(({ sentences }) => sentences.length > 0)
            : []
        }
        busy={false}
        onPublish={start}
        onClose={close}
      />
      <ConfirmDialog
        open={asked?.publish === false && sequence.progress === null}
        title={`공개한 기록문 ${rows.length}편을 비공개로 바꿀까요?`}
        confirmLabel="비공개"
        onConfirm={start}
        onClose={close}
      >
        {asked !== null && asked.passedOver > 0 && (
          <p>선택한 학생 중 {asked.passedOver}명은 공개하지 않아서 빠져요.</p>
        )}
        <NameList title={`기록문이 보이지 않게 되는 ${rows.length}명`} names={names(rows)} />
      </ConfirmDialog>
      <Dialog
        open={sequence.progress !== null}
        blocking={sequence.running}
        title={publish ? '기록문 공개' : '기록문 비공개'}
        onClose={close}
      >
        {sequence.progress && (
          <SequenceProgress
            progress={sequence.progress}
            label={publish ? '공개' : '비공개'}
            onStop={sequence.stop}
            onAgain={(jobs) => void run(jobs)}
            onClose={close}
          />
        )}
      </Dialog>
    </>
  );
}
