import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  value: string;
  label: ReactNode;
  /** A number beside the label. */
  count?: number | undefined;
  content: ReactNode;
}

type Props = {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** Give both to keep the choice elsewhere, as in the address. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
};

/** Parts of one screen, one shown at a time. Arrow keys move, Enter or Space opens. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })}
      onValueChange={(next: string) => onChange?.(next)}
    >
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
