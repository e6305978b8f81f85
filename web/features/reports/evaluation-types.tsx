import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import { PieFigure } from '../charts/pie-figure.tsx';

/** Forms of the range by type. */
export function EvaluationTypes({ subject, creative }: { subject: number; creative: number }) {
  return (
    <Section title="유형별 자기평가">
      {subject + creative > 0 ? (
        <PieFigure
          title="유형별 자기평가(개)"
          along="유형"
          label="자기평가"
          parts={[
            { name: '교과', count: subject, colour: 'var(--chart-1)' },
            { name: '창의적 체험활동', count: creative, colour: 'var(--chart-2)' },
          ]}
        />
      ) : (
        <EmptyState title="기간에 만든 자기평가가 없어요">기간을 넓혀 보세요.</EmptyState>
      )}
    </Section>
  );
}
