import { useAct } from '../../lib/act.ts';
import { type ApiError, isStale } from '../../lib/api-error.ts';
import { callPatiently } from '../../lib/call-patiently.ts';
import { publishedWords } from './published-words.ts';

/** Somebody was faster: the editor shows both texts, and no toast says it. */
const shownByScreen = isStale;

/**
 * What can be done to one student's response, with what is said when it worked or failed. Saving waits for a busy server, and
 * says so by `onPause`. What it sends names a version, so a save whose answer got lost is not done twice. `onUnsaved`: who
 * tells of a save that failed instead of a toast, one of many.
 */
export function useRemarkActs(onPause: () => void, onUnsaved?: (error: ApiError) => void) {
  const saving = {
    shownByScreen: (error: ApiError) => isStale(error) || onUnsaved !== undefined,
    onFailure: (error: ApiError) => {
      if (!isStale(error)) onUnsaved?.(error);
    },
  };
  const edit = useAct('editResponse', {
    send: (input) => callPatiently('editResponse', input, { onPause }),
    failure: '저장하지 못했습니다.',
    ...saving,
  });
  const observe = useAct('observeStudent', {
    send: (input) => callPatiently('observeStudent', input, { onPause }),
    failure: '교사 관찰을 저장하지 못했습니다.',
    ...saving,
  });
  const confirm = useAct('confirmRemark', { failure: '교사 확인을 남기지 못했습니다.', shownByScreen });
  const adopt = useAct('startTermRemark', {
    success: '자기평가지의 기록문을 가져왔습니다.',
    failure: '자기평가지의 기록문을 가져오지 못했습니다.',
    shownByScreen,
    invalidates: ['listVersions'],
  });
  const publish = useAct('publishRemark', {
    success: ({ findings }) => publishedWords(findings),
    failure: '기록문을 공개하지 못했습니다.',
    shownByScreen,
  });
  const unpublish = useAct('unpublishRemark', {
    success: '공개를 취소했습니다.',
    failure: '공개를 취소하지 못했습니다.',
  });
  const restore = useAct('restoreVersion', {
    success: '이전 판으로 되돌렸습니다.',
    failure: '이전 판으로 되돌리지 못했습니다.',
    invalidates: ['listVersions'],
  });
  const dismiss = useAct('dismissFinding', { failure: '해당 없는 까닭을 저장하지 못했습니다.' });
  const undismiss = useAct('restoreFinding', { failure: '검사 결과를 되살리지 못했습니다.' });
  return { edit, observe, confirm, adopt, publish, unpublish, restore, dismiss, undismiss };
}
