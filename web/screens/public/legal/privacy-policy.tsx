import { RETENTION } from '../../../../contract/retention.ts';
import { useRead } from '../../../lib/read.ts';
import { LegalPage } from './legal-page.tsx';
import { privacyCollected } from './privacy-collected.tsx';
import { privacyHandling } from './privacy-handling.tsx';

/** `/privacy-policy`: ten sections; who processes data for this site depends on what is configured. */
export default function PrivacyPolicy() {
  const site = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data;
  const collected = privacyCollected({ auditYears: site?.auditRetentionYears ?? RETENTION.auditYears });
  const handling = privacyHandling({
    ai: site ? (site.aiConfigured ? { provider: site.aiProvider } : 'none') : 'unknown',
    googleConfigured: site?.googleClientId != null,
    mailConfigured: site?.mailConfigured ?? false,
    adminEmail: site?.adminEmail ?? null,
  });
  return (
    <LegalPage
      title="개인정보처리방침"
      lead="학교생활기록부 작성 지원 시스템은 이용자의 개인정보를 소중히 여기고 「개인정보 보호법」 등 관련 법령을 지킵니다. 무엇을 왜 모으고 언제까지 두는지 이 문서에 적었습니다."
      parts={[...collected, ...handling]}
      other={{ to: '/terms-of-service', label: '이용약관' }}
    />
  );
}
