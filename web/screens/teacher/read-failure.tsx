import type { ApiError } from '../../lib/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';

interface ReadFailureProps {
  error: ApiError;
  /** What could not be found: `수업`, `자기평가지`. */
  thing: '수업' | '자기평가지';
  /** The sentence when it exists and could not be read. */
  title: string;
  onRetry: () => void;
}

const ABSENT = {
  수업: { title: '수업을 찾을 수 없습니다', message: '지운 수업이거나 주소가 잘못되었어요.' },
  자기평가지: {
    title: '자기평가지를 찾을 수 없습니다',
    message: '지운 자기평가지이거나 주소가 잘못되었어요.',
  },
};

/** Why a screen has nothing to show. What does not exist will not exist at the next try either, so no retry then. */
export function ReadFailure({ error, thing, title, onRetry }: ReadFailureProps) {
  // VALIDATION: the address holds no id at all.
  if (error.code === 'NOT_FOUND' || error.code === 'VALIDATION') return <ErrorState {...ABSENT[thing]} />;
  return <ErrorState title={title} message={error.message} onRetry={onRetry} />;
}
