import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import buttonStyles from './button.module.css';
import { describedBy, Field, type FieldWords } from './field.tsx';
import styles from './file-field.module.css';

type Props = FieldWords & {
  /** As of the platform's own field: `.xlsx`. */
  accept: string;
  onFile: (file: File) => void;
};

/**
 * One file, chosen or dropped. The platform's own field lies unseen over ours, whose words are Korean whatever the
 * browser speaks, and which is large enough for a thumb.
 */
export function FileField({ accept, onFile, label, hint, error }: Props) {
  const id = useId();
  const [name, setName] = useState<string | null>(null);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        <span className={`${buttonStyles.button} ${styles.press}`} data-variant="secondary" aria-hidden>
          <Upload />
          {name === null ? '파일 고르기' : '다른 파일'}
        </span>
        <span id={`${id}-name`} className={styles.name}>
          {name ?? '고른 파일이 없어요'}
        </span>
        <input
          id={id}
          className={styles.input}
          type="file"
          accept={accept}
          title=""
          aria-invalid={error ? true : undefined}
          aria-describedby={[`${id}-name`, describedBy(id, { hint, error })].filter(Boolean).join(' ')}
          // The same file, mended, is a choice again; otherwise browsers say nothing of it.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (!file) return;
            setName(file.name);
            onFile(file);
          }}
        />
      </div>
    </Field>
  );
}
