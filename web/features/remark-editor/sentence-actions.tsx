import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { CardStep } from './sentence-card.tsx';
import styles from './sentence-card.module.css';

interface SentenceActionsProps {
  name: string;
  current: boolean;
  onStep: (step: CardStep) => void;
}

const ACTIONS = [
  { step: 'up', label: '위로 옮기기', title: '위로 옮기기 (Alt+↑)', icon: ArrowUp },
  { step: 'down', label: '아래로 옮기기', title: '아래로 옮기기 (Alt+↓)', icon: ArrowDown },
  { step: 'edit', label: '고치기', title: '고치기 (Enter)', icon: null },
  { step: 'out', label: '빼기', title: '빼기 (Delete)', icon: null },
] as const;

/**
 * What can be done with one sentence: a toolbar, so one stop of Tab at the current sentence, and none at the others. Which
 * button it is, the last one that had the keyboard, is the arrow keys' (card-items.ts).
 */
export function SentenceActions({ name, current, onStep }: SentenceActionsProps) {
  const [stop, setStop] = useState<CardStep>('up');
  return (
    <span className={styles.actions} role="toolbar" aria-label={`${name}에 할 일`}>
      {ACTIONS.map(({ step, label, title, icon: Icon }) => (
        <Button
          key={step}
          variant="quiet"
          aria-label={`${name} ${label}`}
          title={title}
          tabIndex={current && step === stop ? 0 : -1}
          icon={Icon && <Icon aria-hidden />}
          onFocus={() => setStop(step)}
          onClick={() => onStep(step)}
        >
          {Icon ? null : label}
        </Button>
      ))}
    </span>
  );
}
