import { useRead } from '../../lib/read.ts';
import { Highlight } from '../../ui/highlight.tsx';

/** The headline of the student's dashboard: how much there is to write. `classes` is how many were joined. */
export function NextStep({ classes }: { classes: number | undefined }) {
  const { data } = useRead('listAvailableEvaluations', {});
  const waiting = data?.evaluations.filter((one) => one.status === 'not_submitted').length;
  if (classes === 0) return '참여 코드로 수업에 들어와 보세요';
  if (waiting === undefined) return '안녕하세요';
  if (waiting === 0) return '지금 쓸 자기평가가 없어요';
  return (
    <>
      지금 쓸 자기평가가 <Highlight>{waiting}개</Highlight> 있어요
    </>
  );
}
