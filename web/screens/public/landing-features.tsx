import {
  ChartNoAxesColumnIncreasing,
  Clock,
  FolderOpen,
  type LucideIcon,
  PenLine,
  Sprout,
  UsersRound,
} from 'lucide-react';
import styles from './landing-list.module.css';

const FEATURES: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: PenLine,
    title: '학생이 이끄는 자기평가',
    text: '질문을 따라 자신의 배움을 스스로 돌아보고 씁니다.',
  },
  {
    icon: UsersRound,
    title: '한곳에 모이는 교사 평가',
    text: '학생의 답과 선생님의 관찰을 나란히 두고 봅니다.',
  },
  {
    icon: FolderOpen,
    title: '차곡차곡 쌓이는 기록',
    text: '수업마다, 학생마다 정리되어 학기 말에 찾기 쉽습니다.',
  },
  { icon: Sprout, title: '학생의 강점 발견', text: '답 속에 담긴 노력과 과정이 글의 근거가 됩니다.' },
  {
    icon: ChartNoAxesColumnIncreasing,
    title: '성장을 돕는 되돌아보기',
    text: '공개된 기록문을 학생이 읽고 다음 배움을 준비합니다.',
  },
  {
    icon: Clock,
    title: '아껴 쓰는 선생님의 시간',
    text: '초안과 글자 수는 맡기고, 읽고 다듬는 데 집중합니다.',
  },
];

/** The six claims of the landing page (specification 1, section 1). */
export function LandingFeatures() {
  return (
    <section className={styles.section} aria-labelledby="features-title">
      <h2 id="features-title">수업과 기록 사이의 일을 덜어 드려요</h2>
      <ul className={styles.features}>
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden size={22} strokeWidth={1.75} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
