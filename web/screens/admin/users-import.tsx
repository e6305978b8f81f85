import { ImportDone } from '../../features/people/import-done.tsx';
import { ImportMade } from '../../features/people/import-made.tsx';
import { ImportPreview } from '../../features/people/import-preview.tsx';
import { templateSheet } from '../../features/people/import-sheet.ts';
import { useImport } from '../../features/people/use-import.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { offerFile } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './users-import.module.css';

const XLSX = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function offerTemplate(): Promise<void> {
  try {
    offerFile(await templateSheet(), '사용자_양식.xlsx');
  } catch {
    notify.error('양식을 만들지 못했습니다. 다시 시도해 주세요.');
  }
}

/** `/admin/users/import`: everybody in a spreadsheet at once. */
export default function AdminUsersImport() {
  const work = useImport();
  return (
    <>
      <BackLink to="/admin/users">사용자 관리</BackLink>
      <PageHeader title="엑셀로 한꺼번에 만들기" />
      {work.made ? (
        <ImportDone made={work.made} onAgain={work.again} />
      ) : (
        <div className={styles.steps}>
          <Section title="1. 양식 채우기">
            <p className={styles.text}>
              양식을 내려받아 한 줄에 한 명씩 적어 주세요. 1,000명까지 한꺼번에 만들 수 있어요. 학생은 학번이
              꼭 있어야 해요.
            </p>
            <Button onClick={() => void offerTemplate()}>양식 내려받기</Button>
          </Section>
          <Section title="2. 파일 고르기">
            <div className={styles.file}>
              <FileField
                label="엑셀 파일(.xlsx)"
                accept={XLSX}
                error={work.unreadable}
                onFile={(file) => void work.choose(file)}
              />
            </div>
          </Section>
          {work.lines && (
            <Section title="3. 확인하고 만들기">
              {work.found ? (
                <Judged work={work} lines={work.lines} found={work.found} />
              ) : work.checking ? (
                <Skeleton lines={8} />
              ) : (
                <div className={styles.judged}>
                  <Alert tone="waiting" action={<Button onClick={work.look}>다시 확인하기</Button>}>
                    {work.lost
                      ? '연결이 끊겨 계정이 만들어졌는지 아직 알 수 없어요. 인터넷 연결을 살펴본 뒤 다시 확인해 주세요.'
                      : '목록을 아직 확인하지 못했어요.'}
                  </Alert>
                </div>
              )}
            </Section>
          )}
        </div>
      )}
    </>
  );
}

type Work = ReturnType<typeof useImport>;

interface JudgedProps {
  work: Work;
  lines: NonNullable<Work['lines']>;
  found: NonNullable<Work['found']>;
}

function Judged({ work, lines, found: { made, problems, wrongRows: wrong } }: JudgedProps) {
  if (made)
    return (
      <div className={styles.judged}>
        <ImportMade
          made={made}
          count={lines.length}
          busy={work.creating}
          onRenew={() => work.create({ again: true })}
        />
      </div>
    );
  const shown = new Set(problems.map(({ row }) => row)).size;
  const count = lines.length.toLocaleString('ko');
  return (
    <div className={styles.judged}>
      {wrong > 0 ? (
        <Alert tone="danger">
          {count}명 가운데 {wrong.toLocaleString('ko')}명에 고칠 곳이 있어요. 엑셀에서 고친 뒤 파일을 다시
          골라 주세요. 모두 맞아야 만들 수 있어요.
          {shown < wrong && ` 앞의 ${shown.toLocaleString('ko')}명만 아래에 보여요.`}
        </Alert>
      ) : work.creating ? (
        <Alert tone="info">{count}명의 계정을 만들고 있어요. 1,000명이면 10초쯤 걸려요.</Alert>
      ) : (
        <Alert tone={work.lost ? 'waiting' : 'success'}>
          {work.lost && '연결이 끊긴 동안 아무도 만들어지지 않았어요. '}
          {count}명 모두 만들 수 있어요.
        </Alert>
      )}
      <ImportPreview lines={lines} problems={problems} onlyWrong={wrong > 0} />
      {wrong === 0 && (
        <Button
          variant="primary"
          size="large"
          busy={work.creating}
          onClick={() => work.create({ again: work.lost })}
        >
          {count}명 만들기
        </Button>
      )}
    </div>
  );
}
