import styles from './settings-fields.module.css';

/** How to keep a copy today: nothing here pretends to do it by itself. */
export function BackupTab() {
  return (
    <div className={styles.fields}>
      <p>백업은 아직 이 화면에서 할 수 없어요.</p>
      <p className={styles.note}>
        내장 데이터베이스를 쓰면 서버를 끄고 데이터 폴더(DATA_DIR)를 통째로 복사해 두세요. PostgreSQL을 쓰면
        pg_dump로 백업할 수 있어요.
      </p>
    </div>
  );
}
