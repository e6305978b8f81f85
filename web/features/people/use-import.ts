import { useState } from 'react';
import { useAct } from '../../lib/act.ts';
import { type Found, foundIn, type ImportLine, type MadeUser, readUsers, sentRows } from './import-sheet.ts';
import { SheetError } from '../../lib/read-sheet.ts';

/** From a chosen file over what is wrong in it to the accounts. */
export function useImport() {
  const [lines, setLines] = useState<ImportLine[] | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [made, setMade] = useState<MadeUser[] | null>(null);
  const check = useAct('checkUsers', {
    failure: '목록을 확인하지 못했습니다.',
    onSuccess: setFound,
    onFailure: () => setLines(null),
  });
  const create = useAct('importUsers', {
    invalidates: ['listUsers', 'getAdminStats'],
    success: ({ users }) => `${users.length.toLocaleString('ko')}명의 계정을 만들었습니다.`,
    failure: '사용자를 만들지 못했습니다. 아무도 만들어지지 않았습니다.',
    onSuccess: ({ users }) => setMade(users),
    onFailure: (error) => {
      const refused = foundIn(error);
      if (refused.problems.length > 0) setFound(refused);
    },
  });
  const choose = async (file: File) => {
    setUnreadable(null);
    setFound(null);
    setLines(null);
    try {
      const read = await readUsers(file);
      setLines(read);
      check.mutate({ users: sentRows(read) });
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
    checking: check.isPending,
    creating: create.isPending,
    choose,
    create: () => lines && create.mutate({ users: sentRows(lines) }),
    again: () => {
      setMade(null);
      setLines(null);
      setFound(null);
    },
  };
}
