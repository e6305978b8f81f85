import { useCallback, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

const STUDENT = 'student';
const PUBLISH = 'publish';

/** A step that came to nothing, being held back by words that cannot be saved, keeps others waiting so long, in ms. */
const STEP_MS = 500;

/** Comes with an editor that was opened over its table: that is one step back then. */
const OVER_TABLE = { overTable: true };

const openAt = ({ search }: Location) => new URLSearchParams(search).get(STUDENT);
const isOverTable = ({ state }: Location) => (state as Partial<typeof OVER_TABLE> | null)?.overTable === true;
/** What an editor at this place of the same page has to know of the table: it opens over it, or in the place of one that did. */
const stateFrom = (from: Location) => (openAt(from) === null || isOverTable(from) ? OVER_TABLE : null);

export interface OpenStudent {
  /** Whose editor is open; null for none. */
  studentId: string | null;
  /** Whoever came here wants to publish the remark: the editor asks at once. */
  toPublish: boolean;
  /** Opens an editor, goes on to another student's, or closes it with null. */
  go: (studentId: string | null) => void;
  /** It has been asked: neither a reload nor the way back asks again. */
  onAsked: () => void;
}

/**
 * Whose editor is open stands in the address, as with other layers (`use-query-flag.ts`): a reload keeps it, and the way back, by
 * which a phone closes whatever fills its screen, leads to the table instead of away from it.
 */
export function useOpenStudent(): OpenStudent {
  const location = useLocation();
  const navigate = useNavigate();
  const here = useRef(location);
  here.current = location;
  const going = useRef(false);
  useEffect(() => {
    going.current = false;
  }, [location]);

  const show = useCallback(
    (studentId: string | null) => {
      const next = new URLSearchParams(here.current.search);
      next.delete(PUBLISH);
      if (studentId === null) next.delete(STUDENT);
      else next.set(STUDENT, studentId);
      void navigate(
        { search: next.toString() },
        {
          replace: openAt(here.current) !== null,
          state: studentId === null ? null : stateFrom(here.current),
          preventScrollReset: true,
          flushSync: true,
        },
      );
    },
    [navigate],
  );
  const go = useCallback(
    (studentId: string | null) => {
      // Two presses of one moment are one step: a second step back would leave the page.
      if (going.current || studentId === openAt(here.current)) return;
      going.current = true;
      setTimeout(() => {
        going.current = false;
      }, STEP_MS);
      if (studentId === null && isOverTable(here.current)) void navigate(-1);
      else show(studentId);
    },
    [navigate, show],
  );
  const onAsked = useCallback(() => show(openAt(here.current)), [show]);
  return {
    studentId: openAt(location),
    toPublish: new URLSearchParams(location.search).has(PUBLISH),
    go,
    onAsked,
  };
}

/** Opens the editor of a student's remark, with the question whether to publish it, from wherever one is by then. */
export function useAskToPublish(): (table: string, studentId: string) => void {
  const from = useLocation();
  const navigate = useNavigate();
  return (table, studentId) => {
    const there = from.pathname === table;
    const search = new URLSearchParams({ [STUDENT]: studentId, [PUBLISH]: '' }).toString();
    void navigate(
      { pathname: table, search },
      {
        replace: there && openAt(from) !== null,
        state: there ? stateFrom(from) : null,
        preventScrollReset: there,
      },
    );
  };
}
