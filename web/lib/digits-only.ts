/** The plain digits of what somebody typed or pasted: full-width ones become plain, all else goes. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/**
 * Keeps an input to plain digits, `maxLength` of them, and answers what ends that. What is typed, pasted or dropped is
 * cleaned before it goes in: the browser's own limit would cut "2 0 3 0 5" to "2 0 3" first. What is being composed is
 * left alone until it is whole.
 */
export function keepToDigits(input: HTMLInputElement): () => void {
  /** Not by `value =`, which React overrides to tell its own writing from people's. */
  const write = (digits: string, start: number, end: number) => input.setRangeText(digits, start, end, 'end');
  const tell = (inputType: string) =>
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));

  const beforeInput = (event: InputEvent) => {
    const given = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const digits = plainDigits(given);
    if (digits === given || event.isComposing || !event.cancelable) return;
    event.preventDefault();
    const start = input.selectionStart ?? input.value.length;
    const end = input.selectionEnd ?? start;
    const room = input.maxLength - (input.value.length - (end - start));
    write(digits.slice(0, room), start, end);
    tell(event.inputType);
  };
  /** What came unannounced: filled in by the browser, or composed. */
  const clean = () => {
    const digits = plainDigits(input.value).slice(0, input.maxLength);
    if (digits !== input.value) write(digits, 0, input.value.length);
  };
  const afterInput = (event: Event) => {
    if (!(event instanceof InputEvent && event.isComposing)) clean();
  };
  const composed = () => {
    clean();
    tell('insertFromComposition');
  };
  // What was typed before the page was awake.
  clean();
  input.addEventListener('beforeinput', beforeInput);
  input.addEventListener('input', afterInput);
  input.addEventListener('compositionend', composed);
  return () => {
    input.removeEventListener('beforeinput', beforeInput);
    input.removeEventListener('input', afterInput);
    input.removeEventListener('compositionend', composed);
  };
}
