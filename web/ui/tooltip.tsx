import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, useId } from 'react';
import styles from './tooltip.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  /** Adds to what the control already says by itself; on touch it is not seen, so nothing may depend on it. */
  text: string;
  /** One button or link that passes its props on. */
  children: ReactElement<Record<string, unknown>>;
};

/** A note beside a control, on hover and focus. Screen readers get it as the control's description. */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} aria-describedby={id} />
      <VisuallyHidden id={id}>{text}</VisuallyHidden>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={8} collisionPadding={8}>
          <Base.Popup className={styles.popup} aria-hidden>
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
