import { Link } from 'react-router';
import { OPERATOR_HOURS, PROMISES } from '../../../../contract/retention.ts';
import { type LegalPart, Rows } from './legal-page.tsx';

interface Facts {
  /** Whose language model writes drafts on this site (null: one of the school's own); `unknown` until the site has said so. */
  ai: { provider: string | null } | 'none' | 'unknown';
  googleConfigured: boolean;
  mailConfigured: boolean;
  /** Whom to write to, or null. */
  adminEmail: string | null;
}

function Officer({ address }: { address: string | null }) {
  if (address === null) return <Link to="/contact">문의하기</Link>;
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** What goes to a language model, and what never does. */
const SENT =
  '기록문 초안을 만들 때 자기평가의 문항과 답, 교사 관찰, 수업 내용과 성취기준을 보냅니다. 같은 수업 학생과 교사의 이름, 학번, 이메일, 전화번호, 학교 이름은 가린 뒤에 보내고 ‘선생님께 한마디’는 보내지 않습니다. 보낸 글은 교사가 그대로 다시 볼 수 있게 남겼다가 기록문과 함께 지웁니다.';

function modelRows(ai: Facts['ai']): [string, string][] {
  if (ai === 'none') return [];
  const who =
    ai === 'unknown'
      ? '외부 언어 모델을 설정한 사이트에서만'
      : (ai.provider ?? '학교가 직접 마련한 언어 모델 서버');
  return [['언어 모델 제공자', `${who}: ${SENT}`]];
}

/** Sections 5 to 10: to whom, through whom, whose rights, who answers, how it is kept safe, and changes. */
export function privacyHandling(facts: Facts): LegalPart[] {
  const { ai, googleConfigured, mailConfigured, adminEmail } = facts;
  return [
    {
      title: '5. 개인정보의 제3자 제공',
      body: (
        <>
          <p>
            개인정보를 제3자에게 팔거나 제공하지 않습니다. 다만 이용자가 미리 동의한 경우와 법령에 따라
            수사기관 등이 적법한 절차로 요구한 경우는 예외입니다.
          </p>
          <p>
            수업 안에서는 학생의 답안과 제출 상태를 그 수업의 교사가, 공개된 기록문을 그 학생이 봅니다. 다른
            학생이나 다른 수업의 교사에게는 보이지 않습니다. 시스템 관리자는 계정, 수업, 자기평가지의 목록과
            이용 기록을 관리합니다. 답안과 기록문을 보는 관리자 화면은 없지만, 모든 정보가 든 백업 파일은
            관리자가 보관합니다.
          </p>
        </>
      ),
    },
    {
      title: '6. 개인정보 처리의 위탁',
      body: (
        <>
          <p>서비스 운영에 필요한 일만 아래와 같이 맡기며, 맡은 곳이 다른 목적으로 쓰지 못하게 관리합니다.</p>
          <Rows
            rows={[
              [
                '신원 확인 제공자',
                googleConfigured
                  ? 'Google LLC: Google 계정으로 로그인하는 사람의 본인 확인'
                  : 'Google LLC: Google 계정 로그인의 본인 확인 (이 사이트에서는 지금 쓰지 않음)',
              ],
              ['클라우드 호스트', '학교가 계약한 서버 사업자: 서버와 데이터베이스의 운영, 백업 보관'],
              ...(mailConfigured
                ? ([
                    ['메일 발송', '학교가 설정한 메일 서버: 비밀번호를 다시 정하는 링크를 보내는 일'],
                  ] as const)
                : []),
              ...modelRows(ai),
            ]}
          />
          {ai === 'none' && (
            <p>기록문 초안은 이 서버 안에서 만들며, 답안과 관찰을 외부의 언어 모델에 보내지 않습니다.</p>
          )}
          <p>
            맡은 곳의 서버는 나라 밖에 있을 수 있습니다(Google LLC는 미국). 어느 사업자가 어느 나라에서
            맡는지는 <Link to="/contact">문의하기</Link>로 물어봐 주세요.
          </p>
        </>
      ),
    },
    {
      title: '7. 정보주체의 권리와 행사 방법',
      body: (
        <>
          <p>이용자는 언제든지 아래의 권리를 행사할 수 있습니다.</p>
          <ul>
            <li>자신의 개인정보 열람과 사본 요구, 틀린 내용의 정정</li>
            <li>삭제와 처리 정지의 요구, 동의의 철회, 탈퇴</li>
            <li>선택 동의(새 소식 받기)의 거부: 거부해도 서비스를 쓰는 데 지장이 없습니다</li>
          </ul>
          <p>
            내 정보 화면에서 이름·학교·학번을 고치고, 내 데이터를 파일로 내려받고, 탈퇴할 수 있습니다.
            나머지는 <Link to="/contact">문의하기</Link>로 요청해 주세요. 요청은 받은 날부터{' '}
            {PROMISES.rightsRequestDays}일 안에 처리하고 결과를 알려 드립니다.
          </p>
          <p>
            학생의 보호자(법정대리인)도 학생을 대신하여 같은 권리를 행사할 수 있습니다. 이때는 보호자임을
            확인합니다.
          </p>
          <p>
            만 14세 미만 아동의 가입에는 법정대리인의 동의가 필요합니다. 이 서비스는 그 동의를 받는 절차를
            두지 않으므로 만 14세 미만의 가입을 받지 않습니다.
          </p>
        </>
      ),
    },
    {
      title: '8. 개인정보 보호책임자',
      body: (
        <Rows
          rows={[
            ['책임자', '이 사이트를 운영하는 학교의 시스템 관리자'],
            ['연락처', <Officer key="officer" address={adminEmail} />],
            ['운영 시간', OPERATOR_HOURS],
            [
              '다른 곳의 도움',
              '개인정보침해 신고센터(국번 없이 118, privacy.kisa.or.kr), 개인정보 분쟁조정위원회(1833-6972, www.kopico.go.kr)',
            ],
          ]}
        />
      ),
    },
    {
      title: '9. 안전성 확보 조치',
      body: (
        <ul>
          <li>비밀번호는 되돌릴 수 없는 방식으로, 그 밖의 비밀 값은 암호화하여 저장합니다.</li>
          <li>역할과 수업에 따라 볼 수 있는 사람을 제한하고, 열람·수정·내려받기를 기록으로 남깁니다.</li>
          <li>로그인 실패 횟수를 제한하고, 한동안 쓰지 않으면 자동으로 로그아웃합니다.</li>
          <li>학교 밖에 여는 사이트는 암호화된 연결(HTTPS)로 통신합니다.</li>
          <li>데이터를 정기적으로 백업하고 복원할 수 있는지 확인합니다.</li>
        </ul>
      ),
    },
    {
      title: '10. 개인정보처리방침의 변경',
      body: (
        <p>
          이 방침을 바꿀 때는 시행 {PROMISES.noticeDays}일 전부터 서비스 안에서 알립니다. 이용자의 권리가 크게
          달라지는 변경은 다시 동의를 받습니다.
        </p>
      ),
    },
  ];
}
