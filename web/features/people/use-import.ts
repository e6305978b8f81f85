import { useState } from 'react';
import { useAct } from '../../lib/act.ts';
import type { ApiError } from '../../lib/api-error.ts';
import {
  type Found,
  foundIn,
  given,
  type ImportLine,
  type Made,
  readUsers,
  sentRows,
} from './import-sheet.ts';
import { SheetError } from '../../lib/read-sheet.ts';

/** No answer, or none of ours: the accounts may be there all the same, and their passwords are lost then. */
const isUnknown = ({ status, code }: ApiError) => status === 0 || (status >= 500 && code === null);

/** From a chosen file over what is wrong in it to the accounts. */
export function useImport() {
  const [lines, setLines] = useState<ImportLine[] | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  /** The reply to an import never came. */
  const [lost, setLost] = useState(false);
  const check = useAct('checkUsers', {
    failure: '목록을 확인하지 못했습니다.',
    // A letter that nobody can store is refused before the rows are judged: it is told at its row all the same.
    shownByScreen: (error) => foundIn(error).problems.length > 0,
    onSuccess: setFound,
    onFailure: (error) => {
      const refused = foundIn(error);
      if (refused.problems.length > 0) setFound(refused);
    },
  });
  const look = (at: readonly ImportLine[]) => {
    setFound(null);
    check.mutate({ users: sentRows(at) });
  };
  const create = useAct('importUsers', {
    invalidates: ['listUsers', 'getAdminStats'],
    success: ({ users, repeated }) => {
      const count = given(users).length.toLocaleString('ko');
      return repeated
        ? `${count}명의 임시 비밀번호를 새로 만들었습니다.`
        : `${count}명의 계정을 만들었습니다.`;
    },
    failure: '사용자를 만들지 못했습니다. 아무도 만들어지지 않았습니다.',
    shownByScreen: isUnknown,
    onSuccess: setMade,
    onFailure: (error) => {
      if (isUnknown(error)) setLost(true);
      const isRefused = foundIn(error).problems.length > 0;
      // Refused may mean made just now, by the asking whose reply was lost: looking tells.
      if (lines && (isRefused || isUnknown(error))) look(lines);
    },
  });
  const choose = async (file: File) => {
    setUnreadable(null);
    setFound(null);
    setLines(null);
    setLost(false);
    try {
      const read = await readUsers(file);
      setLines(read);
      look(read);
    } catch (error) {
      setUnreadable(
        error instanceof SheetError ? error.message : '파일을 읽지 못했습니다. 다시 골라 주세요.',
      );
    }
  };
  return {
    lines,
    found,
    unreadable,
    made,
    lost,
    checking: check.isPending,
    creating: create.isPending,
    choose,
    look: () => lines && look(lines),
    create: ({ again }: { again: boolean }) => lines && create.mutate({ users: sentRows(lines), again }),
    again: () => {
      setMade(null);
      setLines(null);
      setFound(null);
      setLost(false);
    },
  };
}
