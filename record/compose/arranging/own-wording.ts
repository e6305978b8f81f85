import { withParticle } from '../../hangul.ts';
import { activityNames } from './opening/opening-choice.ts';
import { READINGS } from './evaluation/evaluation-readings.ts';

/**
 * Everything that the built-in writer itself puts into the drafts of these lessons: how they open and how an observed
 * doing is valued. What two drafts share of it nobody has copied.
 */
export function ownWording(contents: readonly string[]): string[] {
  const openings = [...new Set(contents)]
    .flatMap(activityNames)
    .flatMap((activity) => [
      `${activity}에서`,
      `${activity}에 참여하여`,
      `${activity}에 참여하며`,
      `${withParticle(activity, '과/와')} 관련하여`,
      `${activity.replace(/활동$/, '과정에서')}`,
      `경험을 계기로 ${activity}에 참여함.`,
    ]);
  return [...openings, ...READINGS.flatMap(({ says }) => says)];
}
