import type { Key } from '../responses-table/shortcuts.ts';

export type StepKey = 'save' | 'confirm';

/**
 * The steps at the foot of the editor by keyboard: with a text of a dozen sentences they are dozens of presses of Tab away. Ctrl
 * and S saves wherever one types; Ctrl and Enter confirms, but not out of a field, whose own Enter ends the writing first.
 */
export function stepKeyOf(key: Key): StepKey | null {
  if (key.isComposing || key.keyCode === 229 || key.altKey) return null;
  if (!key.ctrlKey && !key.metaKey) return null;
  if (key.code === 'KeyS') return 'save';
  return key.key === 'Enter' && !key.typing ? 'confirm' : null;
}

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

/** The step back or again that a key means, as everywhere else; null where it means neither. */
export function historyStepOf(key: Pressed): 'undo' | 'redo' | null {
  if (key.isComposing || key.altKey || (!key.ctrlKey && !key.metaKey)) return null;
  if (key.code === 'KeyZ') return key.shiftKey ? 'redo' : 'undo';
  return key.code === 'KeyY' && !key.shiftKey ? 'redo' : null;
}
