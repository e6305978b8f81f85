import { afterAll, beforeAll } from 'vitest';
import type { PublicNotice } from '../../contract/notices.ts';
import { createWorld, type Person, type World } from '../world.ts';

export const LETTER = {
  title: '점검 안내',
  content: ['토요일 오전에 점검합니다.', '불편을 드려 죄송합니다.'],
  showOnLogin: true,
  priority: 'high' as const,
  version: '1',
  expiryDate: null,
};

interface NoticeWorld {
  world: World;
  admin: Person;
  /** What everybody is told. */
  told(): Promise<PublicNotice[]>;
}

/** A world for one file of tests, because everybody in it is told the same notices. Filled before the first test. */
export function useNoticeWorld(): NoticeWorld {
  const opened = {
    told: async () => (await opened.world.visitor().must('getSite', {})).notices,
  } as NoticeWorld;
  beforeAll(async () => {
    opened.world = await createWorld();
    opened.admin = await opened.world.admin();
  });
  afterAll(() => opened.world.close());
  return opened;
}
