import { LegalPage } from './legal-page.tsx';
import { TERMS_CONTRACT } from './terms-contract.tsx';
import { TERMS_USE } from './terms-use.tsx';

/** `/terms-of-service`: sixteen articles. */
export default function TermsOfService() {
  return (
    <LegalPage
      title="이용약관"
      lead="서비스를 쓰는 동안 운영자와 회원이 서로 지킬 것을 적었습니다."
      parts={[...TERMS_CONTRACT, ...TERMS_USE]}
      other={{ to: '/privacy-policy', label: '개인정보처리방침' }}
    />
  );
}
