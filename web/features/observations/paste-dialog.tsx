import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type Named, placed, readPasted, WAYS, type Way } from './pasted.ts';
import styles from './paste-dialog.module.css';

const WAY_WORDS: Record<Way, string> = {
  keep: '그대로 두고 건너뛰기',
  append: '뒤에 덧붙이기',
  replace: '붙여 넣은 글로 바꾸기',
};

interface PasteDialogProps {
  open: boolean;
  students: readonly Named[];
  /** Those on the screen, in its order: whom a single column is for. */
  shown: readonly Named[];
  /** What stands in a student's field now, saved or not. */
  observationOf: (key: string) => string;
  onPlace: (words: ReadonlyMap<string, string>) => void;
  onClose: () => void;
}

/** Observations from a spreadsheet: pasted, shown against the class, and only then put into the fields. */
export function PasteDialog({ open, students, shown, observationOf, onPlace, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [way, setWay] = useState<Way>('keep');
  const lines = useMemo(
    () => (text.trim() === '' ? [] : readPasted(text, students, shown)),
    [text, students, shown],
  );
  const people = new Map(students.map((one) => [one.key, one]));
  const taken = lines.some((line) => line.key !== null && observationOf(line.key).trim() !== '');
  const words = new Map<string, string>();
  for (const line of lines) {
    const after = line.key === null ? null : placed(observationOf(line.key), line.text, way);
    if (line.key !== null && after !== null) words.set(line.key, after);
  }
  const close = () => {
    setText('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      size="large"
      title="표에서 붙여 넣기"
      description="엑셀이나 한글 표에서 학번(또는 이름)과 관찰 두 칸을 복사해 붙여 넣으세요. 관찰 한 칸만 복사하면 지금 보이는 학생 순서대로 들어가요."
      onClose={close}
      actions={
        <>
          <Button onClick={close}>취소</Button>
          <Button
            variant="primary"
            disabled={words.size === 0}
            onClick={() => {
              onPlace(words);
              close();
            }}
          >
            {words.size > 0 ? `${words.size}명에게 넣기` : '넣기'}
          </Button>
        </>
      }
    >
      <div className={styles.paste}>
        <TextArea
          label="복사한 표"
          rows={5}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        {taken && (
          <RadioCards
            legend="이미 관찰이 적힌 학생은"
            name="way"
            value={way}
            options={WAYS.map((value) => ({ value, label: WAY_WORDS[value] }))}
            onChange={({ target }) => setWay(WAYS.find((one) => one === target.value) ?? 'keep')}
          />
        )}
        {lines.length > 0 && (
          <ol className={styles.lines} aria-label="미리 보기">
            {lines.map((line, index) => {
              const who = line.key === null ? undefined : people.get(line.key);
              return (
                // The same line may stand there twice.
                // oxlint-disable-next-line no-array-index-key
                <li key={index} data-problem={line.problem === undefined ? undefined : true}>
                  <p>
                    {who ? `${who.number ?? ''} ${who.name}` : line.problem}
                    {line.key !== null && !words.has(line.key) && ' · 그대로 둠'}
                  </p>
                  <p>{line.text}</p>
                </li>
              );
            })}
          </ol>
        )}
      </div>
    </Dialog>
  );
}
