import styles from './landing-list.module.css';

const STEPS: readonly { title: string; text: string }[] = [
  { title: '자기평가지 만들기', text: '수업 내용을 적으면 질문 5~10개를 제안받아 고쳐 쓸 수 있어요.' },
  { title: '학생의 답 모으기', text: '학생은 참여 코드로 들어와 휴대전화로도 답할 수 있어요.' },
  { title: '기록문 완성하기', text: '답과 관찰을 합친 초안을 읽고, 다듬고, 확인한 뒤 공개해요.' },
];

export function LandingSteps() {
  return (
    <section className={styles.section} aria-labelledby="steps-title">
      <h2 id="steps-title">세 걸음이면 됩니다</h2>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
