import { useRef, useState } from 'react';
import type { ReplyOf } from '../../../contract/operation.ts';
import type { getRecordRules } from '../../../contract/record-rules.ts';
import { useAct } from '../../lib/act.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { notify } from '../../lib/notify.ts';
import { ChangedElsewhereDialog } from './changed-elsewhere-dialog.tsx';
import { type ChangedElsewhere, inWords, layOver } from './lay-over.ts';
import styles from './record-rules-form.module.css';
import { SaveBar } from './save-bar.tsx';
import { TryRules } from './try-rules.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { fromPlaces, type ListName, toPlaces, withoutWord, withWord } from './word-list.ts';
import { WordListField } from './word-list-field.tsx';

type Stored = ReplyOf<typeof getRecordRules>;

const SAVED = '금지어와 예외를 저장했습니다.';

interface RecordRulesFormProps {
  stored: Stored;
  onReload: () => Promise<Stored | undefined>;
}

const LISTS: Record<ListName, string> = { deny: '금지어', allow: '예외' };

/** Both lists, a place to try them, and one saving for both. */
export function RecordRulesForm({ stored, onReload }: RecordRulesFormProps) {
  // What the lists were filled from.
  const [base, setBase] = useState(stored);
  const [rules, setRules] = useState(stored.rules);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [reloading, setReloading] = useState(false);
  const [elsewhere, setElsewhere] = useState<ChangedElsewhere[] | null>(null);
  // Since the lists were filled: a save whose answer got lost is in there, too.
  const sent = useRef<Stored['rules'][]>([]);
  const dirty = JSON.stringify(rules) !== JSON.stringify(base.rules);
  const show = (fresh: Stored, shown = fresh.rules) => {
    setBase(fresh);
    setRules(shown);
    sent.current = [];
  };
  /** STALE: what stands now comes into the lists, with what was added and taken away over it. */
  const meet = async () => {
    const fresh = await onReload();
    if (!fresh) return;
    const [before, now] = [toPlaces(base.rules), toPlaces(fresh.rules)];
    const laid = layOver(before, toPlaces(rules), now, sent.current.map(toPlaces));
    const shown = fromPlaces(laid.values);
    show(fresh, shown);
    if (laid.theirs.length > 0)
      setElsewhere(
        inWords(before, now, laid, {
          label: (word) => word,
          text: (name) => (name ? LISTS[name] : '없음'),
          change: () => fresh.changed,
        }),
      );
    // What was saved was mine; nobody else was there.
    else if (laid.mine.length > 0) send(shown, fresh);
    else {
      notify.success(SAVED);
      setSavedAt(new Date(serverNow()));
    }
  };
  const act = useAct('updateRecordRules', {
    invalidates: ['getRecordRules', 'listEvaluationResponses'],
    success: SAVED,
    failure: '금지어와 예외를 저장하지 못했습니다.',
    shownByScreen: (error) => error.code === 'STALE',
    onSuccess: (reply) => {
      show(reply);
      setSavedAt(new Date(serverNow()));
    },
    onFailure: (error) => {
      if (error.code === 'STALE') void meet();
    },
  });
  const send = (given: Stored['rules'], over: Stored) => {
    sent.current.push(given);
    act.mutate({ rules: given, version: over.version });
  };
  const save = () => send(rules, base);
  const add = (name: ListName) => (typed: string) => {
    const outcome = withWord(rules, name, typed);
    if ('refusal' in outcome) return outcome.refusal;
    setRules(outcome.rules);
    return null;
  };
  const remove = (name: ListName) => (word: string) => setRules(withoutWord(rules, name, word));
  const reset = async () => {
    setReloading(true);
    const fresh = await onReload();
    if (fresh) show(fresh);
    setReloading(false);
  };
  return (
    <div className={styles.parts}>
      <p className={styles.intro}>
        교사가 기록문을 쓰는 동안, 공개할 때와 엑셀로 내보낼 때 이 목록으로 한 번 더 확인해요. 걸려도 쓰거나
        공개하는 일을 막지는 않아요.
      </p>
      <WordListField
        title="금지어"
        label="더할 금지어"
        hint="우리 학교 기록문에 나오면 알려 줄 말이에요. 예: 학교 축제 이름"
        empty="더한 금지어가 없어요. 기재요령의 규칙만 확인해요."
        words={rules.deny}
        onAdd={add('deny')}
        onRemove={remove('deny')}
      />
      <WordListField
        title="예외"
        label="더할 예외"
        hint="기재요령 검사에 걸려도 괜찮은 말이에요. 예: 수업에서 다룬 작품 속 이름"
        empty="더한 예외가 없어요."
        words={rules.allow}
        onAdd={add('allow')}
        onRemove={remove('allow')}
      />
      <TryRules rules={rules} year={base.year} />
      <SaveBar
        dirty={dirty}
        saving={act.isPending}
        reloading={reloading}
        savedAt={savedAt}
        onReset={() => void reset()}
        onSave={save}
      />
      <ChangedElsewhereDialog
        changes={elsewhere}
        dirty={dirty}
        onSave={save}
        onClose={() => setElsewhere(null)}
      />
      <UnsavedGuard when={dirty} />
    </div>
  );
}
