import { type ComponentProps, useRef, useState } from 'react';

/** What is wrong with the values, by field; empty when nothing is. */
type Check<Values> = (values: Values) => Record<string, string>;

interface SmallFormOptions<Values> {
  /** Fetches the check, hence the schemas; begun when somebody comes into the form, awaited by the submit. */
  loadCheck: () => Promise<Check<Values>>;
  /** From what the fields hold, by name (a box that is not ticked is absent), to the values. */
  read: (fields: Record<string, string>) => Values;
  onValid: (values: Values) => void;
}

export interface SmallForm {
  /** The submit waits for the check to arrive. */
  checking: boolean;
  errors: Record<string, string>;
  form: Pick<ComponentProps<'form'>, 'noValidate' | 'method' | 'onFocus' | 'onChange' | 'onSubmit'>;
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value;
  return texts;
}

/**
 * A form of two or three fields for the first screen, where the form library and the schemas would be a fifth of what a
 * visitor downloads. The browser keeps the values; once a submit was refused, each change is judged again.
 */
export function useSmallForm<Values>({ loadCheck, read, onValid }: SmallFormOptions<Values>): SmallForm {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [checking, setChecking] = useState(false);
  const check = useRef<Check<Values> | null>(null);
  const submitted = useRef(false);

  const load = async (): Promise<void> => {
    try {
      check.current ??= await loadCheck();
    } catch {
      // Without a network the server cannot be reached either, and that is what the person will read.
    }
  };
  const judge = (values: Values): Record<string, string> => {
    const found = check.current?.(values) ?? {};
    setErrors(found);
    return found;
  };
  const submit = async (form: HTMLFormElement): Promise<void> => {
    setChecking(true);
    await load();
    setChecking(false);
    submitted.current = true;
    const values = read(textsOf(form));
    const refused = judge(values);
    if (Object.keys(refused).length === 0) return onValid(values);
    const first = [...form.elements].find(
      (element) => element instanceof HTMLInputElement && element.name in refused,
    );
    if (first instanceof HTMLElement) first.focus();
  };

  return {
    checking,
    errors,
    form: {
      noValidate: true,
      // Nothing is ever sent this way; should it be, a password must not stand in the address.
      method: 'post',
      onFocus: () => void load(),
      onChange: (event) => {
        if (submitted.current) judge(read(textsOf(event.currentTarget)));
      },
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}
