import { Figures } from '../../features/classes/figures.tsx';
import { nextThing } from '../../features/classes/next-thing.ts';
import { countPeople } from '../../features/classes/progress.ts';
import { TaughtClassCard } from '../../features/classes/taught-class-card.tsx';
import { useRosters } from '../../features/classes/use-rosters.ts';
import { ClassListFrame } from '../../features/classes-shared/class-list-frame.tsx';
import { useRead } from '../../lib/read.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Section } from '../../ui/section.tsx';
import { NextHeadline } from './next-headline.tsx';
import { RecentEvaluations } from './recent-evaluations.tsx';
import styles from './screen.module.css';

const CLASSES_SHOWN = 3;

/** `/teacher/dashboard`: the one next thing, three counters, the first classes and the latest forms. */
export default function TeacherDashboard() {
  const classes = useRead('listTaughtClasses', {});
  const forms = useRead('listTaughtEvaluations', {});
  const list = classes.data?.classes;
  const evaluations = forms.data?.evaluations;
  const rosters = useRosters(list?.map((one) => one.id));
  const situation =
    list && evaluations && rosters
      ? { classes: list, evaluations, statuses: rosters.flat().flatMap((student) => student.submissions) }
      : null;
  const active = evaluations?.filter((one) => one.is_distributed && !one.is_closed).length;
  return (
    <div className={styles.screen}>
      <NextHeadline
        thing={situation && nextThing(situation)}
        failed={classes.error !== null || forms.error !== null}
      />
      <Figures
        label="요약"
        figures={[
          { label: '전체 수업', value: list?.length ?? null, unit: '개' },
          { label: '전체 학생', value: rosters && countPeople(rosters), unit: '명' },
          { label: '진행 중인 자기평가', value: active ?? null, unit: '개' },
        ]}
      />
      <Section title="최근 자기평가지">
        <RecentEvaluations read={forms} />
      </Section>
      <Section
        title="내 수업"
        action={
          <ButtonLink to="/teacher/classes" variant="quiet">
            모든 수업 보기
          </ButtonLink>
        }
      >
        <div className={styles.underRule}>
          <ClassListFrame
            read={classes}
            failed="수업 목록을 불러오지 못했습니다"
            empty={{
              title: '아직 수업이 없어요',
              text: '수업을 만들면 학생에게 알려 줄 참여 코드가 생겨요.',
              action: (
                <ButtonLink to="/teacher/classes?new" variant="primary">
                  수업 만들기
                </ButtonLink>
              ),
            }}
          >
            {(shown) =>
              shown.slice(0, CLASSES_SHOWN).map((one) => <TaughtClassCard key={one.id} one={one} />)
            }
          </ClassListFrame>
        </div>
      </Section>
    </div>
  );
}
