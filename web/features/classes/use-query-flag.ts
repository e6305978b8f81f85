import { useSearchParams } from 'react-router';

/** A switch that lives in the address (`?new`), so that a link can open a form and a reload keeps what is open. */
export function useQueryFlag(name: string): [boolean, (on: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const set = (on: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (on) next.set(name, '');
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.has(name), set];
}
