import { useCallback, useRef } from 'react';
import { useCurrent } from '../../lib/use-current.ts';

/**
 * Steps of one text, one after the other: a save may wait for a busy server, and what is pressed or typed meanwhile has to start
 * from what it stored. `underWay` names what goes on or waits for its turn;
 * `isUnderWay` knows it at once, not with the next rendering.
 */
export function useInTurn<K extends string>() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [underWay, underWayNow, setUnderWay] = useCurrent<readonly K[]>(() => []);
  const inTurn = async <T>(kind: K, step: () => Promise<T>): Promise<T> => {
    const turn = last.current.then(step);
    last.current = turn.catch(() => undefined);
    setUnderWay((now) => [...now, kind]);
    try {
      return await turn;
    } finally {
      setUnderWay((now) => now.toSpliced(now.indexOf(kind), 1));
    }
  };
  const isUnderWay = useCallback((kind: K) => underWayNow.current.includes(kind), [underWayNow]);
  return { inTurn, underWay, isUnderWay };
}
