import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './landing-sample.module.css';

/** Two voices and the text they become: the product in one picture made of words. */
export function LandingSample() {
  return (
    <figure className={styles.sample}>
      <VisuallyHidden as="figcaption">자기평가와 관찰이 기록문이 되는 보기</VisuallyHidden>
      <div className={`${styles.slip} ${styles.student}`}>
        <p className={styles.who}>학생의 자기평가</p>
        <p>
          빛의 세기를 바꿔 가며 기포 수를 셌는데, 처음에는 결과가 들쭉날쭉했다.{' '}
          <mark>측정 시간을 똑같이 맞추니</mark> 그래프가 매끄러워졌다.
        </p>
      </div>
      <div className={`${styles.slip} ${styles.teacher}`}>
        <p className={styles.who}>선생님의 관찰</p>
        <p>오차의 원인을 모둠원에게 차분히 설명함.</p>
      </div>
      <div className={`${styles.slip} ${styles.record}`}>
        <p className={styles.who}>기록문</p>
        <p>
          빛의 세기에 따른 광합성량을 측정하며 결과가 고르지 않은 원인을 찾아{' '}
          <mark>측정 시간을 똑같이 맞추어</mark> 그래프를 완성하고, 오차의 원인을 모둠원에게 차분히 설명함.
        </p>
      </div>
    </figure>
  );
}
