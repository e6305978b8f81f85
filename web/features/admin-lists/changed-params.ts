/** The address with other entries; an empty one leaves it. */
export function changed(before: URLSearchParams, entries: Record<string, string>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(entries)) {
    if (value.trim() === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
}
