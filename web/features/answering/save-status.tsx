import { formatSaveTime } from '../../lib/dates.ts';
import type { SaveState } from './autosave-parts.ts';
import styles from './save-status.module.css';

const NEXT = {
  sending: ' · 서버에 저장하는 중',
  offline: ' · 연결되면 서버에도 저장해요',
  refused: ' · 서버에는 저장하지 못했어요',
} as const;

function sentence(state: SaveState): string {
  switch (state.kind) {
    case 'idle':
      return '쓰는 대로 저절로 저장돼요';
    case 'saving':
      return '저장하는 중';
    case 'server':
      return `서버에 저장됨 ${formatSaveTime(state.at)}${state.alone ? ' · 이 브라우저에는 보관되지 않아요' : ''}`;
    case 'device':
      return `기기에 저장됨 ${formatSaveTime(state.at)}${NEXT[state.reason]}`;
    case 'nowhere':
      return '아직 저장하지 못했어요. 이 화면을 닫지 마세요.';
  }
}

/** Where the words are. What comes and goes with every pause is not spoken, only settled states. */
export function SaveStatus({ state }: { state: SaveState }) {
  const passing = state.kind === 'saving' || (state.kind === 'device' && state.reason === 'sending');
  return (
    <p className={styles.status} data-kind={state.kind}>
      <span aria-live={passing ? 'off' : 'polite'}>{sentence(state)}</span>
    </p>
  );
}
