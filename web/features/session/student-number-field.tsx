import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { keepToDigits } from '../../lib/digits-only.ts';
import { TextField } from '../../ui/text-field.tsx';

/** Specification 1, section 5. */
const LENGTH = 5;

type Props = Pick<ComponentProps<typeof TextField>, 'error' | 'required' | 'name' | 'onChange' | 'onBlur'> & {
  ref: (input: HTMLInputElement | null) => void;
};

/** 학번, wherever somebody types one; takes what a form's `register` gives. */
export function StudentNumberField({ ref, ...rest }: Props) {
  const own = useRef<HTMLInputElement>(null);
  // Before anybody can type: an effect that waits its turn lets a quick paste through on a busy machine.
  useLayoutEffect(() => (own.current ? keepToDigits(own.current) : undefined), []);
  return (
    <TextField
      {...rest}
      label="학번"
      hint="학년 1자리, 반 2자리, 번호 2자리예요. 예: 20110"
      inputMode="numeric"
      maxLength={LENGTH}
      autoComplete="off"
      ref={(input) => {
        own.current = input;
        ref(input);
      }}
    />
  );
}
