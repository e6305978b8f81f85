import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './word-list-field.module.css';

interface WordListFieldProps {
  title: string;
  hint: string;
  label: string;
  empty: string;
  words: readonly string[];
  /** Answers why the word may not stand there, or null once it does. */
  onAdd: (typed: string) => string | null;
  onRemove: (word: string) => void;
}

/** A list of words, a field that adds one with Enter, and a cross on each. */
export function WordListField({ title, hint, label, empty, words, onAdd, onRemove }: WordListFieldProps) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    const refused = onAdd(typed);
    setRefusal(refused);
    if (refused === null) setTyped('');
    field.current?.focus();
  };
  return (
    <Section title={title} action={<span className={styles.count}>{words.length}개</span>}>
      <form
        noValidate
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          ref={field}
          label={label}
          hint={hint}
          autoComplete="off"
          value={typed}
          error={refusal}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefusal(null);
          }}
        />
        <Button type="submit">추가</Button>
      </form>
      {words.length > 0 ? (
        <ul className={styles.words} aria-label={title}>
          {words.map((word) => (
            <li key={word}>
              <span>{word}</span>
              <button
                type="button"
                aria-label={`‘${word}’ 빼기`}
                onClick={() => {
                  onRemove(word);
                  field.current?.focus();
                }}
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{empty}</p>
      )}
    </Section>
  );
}
