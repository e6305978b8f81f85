import { audit } from '../../audit.ts';
import { seoulDay } from '../../clock.ts';
import { assertWithinLimit } from '../../db/limits.ts';
import type { Handler } from '../../handler.ts';
import { MOST_ROWS, presentAccount } from './own-account.ts';
import { findOwnAnswers } from './own-answers.ts';
import { findOwnTeaching } from './own-teaching.ts';

const ABOUT = [
  '내가 적은 것과 나에 대해 내가 볼 수 있는 것을 모두 담은 파일입니다.',
  '비밀번호와 인증 비밀값은 담지 않습니다. 때는 협정 세계시(UTC)입니다.',
  `동의, 로그인한 기기, 계정에서 한 일, 활동은 저마다 최근 ${MOST_ROWS.toLocaleString('ko-KR')}건까지 담습니다.`,
].join(' ');

/** It holds a whole account in memory while it is made; nobody needs more files of the same. */
const PER_PERSON = { most: 20, seconds: 600 };

/**
 * Everything that a person gave and that is about them, as far as they may see it. What a teacher wrote about a student
 * is in the student's file once it is published, in the teacher's own file always.
 */
export const downloadMyData: Handler<'downloadMyData'> = async (ctx, actor) => {
  await assertWithinLimit(ctx, `my-data:${actor.userId}`, PER_PERSON);
  const now = ctx.clock.now();
  const account = await presentAccount(ctx.db, actor);
  const answers = await findOwnAnswers(ctx.db, actor);
  // Somebody who is a student now must not read what they wrote about classmates as a teacher.
  const teaching = actor.role === 'teacher' ? await findOwnTeaching(ctx.db, actor.userId, now) : null;
  const content = {
    안내: ABOUT,
    만든_때: now.toISOString(),
    ...account,
    ...(answers ? { 학생으로서: answers } : {}),
    ...(teaching ? { 교사로서: teaching.content } : {}),
  };
  await ctx.db.transaction((tx) =>
    audit(ctx, tx, actor, {
      action: 'downloadMyData',
      subjectType: 'user',
      subjectId: actor.userId,
      people: 1 + (teaching?.students ?? 0),
    }),
  );
  return {
    name: `내_정보_${seoulDay(now)}.json`,
    type: 'application/json; charset=utf-8',
    bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
  };
};
