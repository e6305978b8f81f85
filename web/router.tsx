import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { OnlyNewcomer, OnlyRole, SignedIn, ToOwnDashboard } from './features/session/guards.tsx';
import { RouteError } from './layout/route-error.tsx';
import { Root } from './layout/root.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/** One screen: its address, the document's title, and its own chunk. */
function screen(path: string, title: string | null, load: Load): RouteObject {
  return { path, handle: { title }, lazy: async () => ({ Component: (await load()).default }) };
}

/** Every screen there is. */
const screens: RouteObject[] = [
  screen('/', null, () => import('./screens/public/landing.tsx')),
  screen('/login', '로그인', () => import('./screens/public/login.tsx')),
  screen('/register', '회원가입', () => import('./screens/public/register.tsx')),
  screen('/join/:code', '수업 참여', () => import('./screens/public/join.tsx')),
  screen('/offline', '연결할 수 없음', () => import('./screens/public/offline.tsx')),
  screen('/reset-password', '비밀번호 정하기', () => import('./screens/public/reset-password.tsx')),
  {
    element: <OnlyNewcomer />,
    children: [screen('/role-selection', '역할 선택', () => import('./screens/public/role-selection.tsx'))],
  },
  {
    lazy: async () => ({ Component: (await import('./layout/app-layout.tsx')).AppLayout }),
    children: [
      screen('/home', '시작', () => import('./screens/public/home.tsx')),
      screen(
        '/privacy-policy',
        '개인정보처리방침',
        () => import('./screens/public/legal/privacy-policy.tsx'),
      ),
      screen('/terms-of-service', '이용약관', () => import('./screens/public/legal/terms-of-service.tsx')),
      screen('/contact', '문의하기', () => import('./screens/public/legal/contact.tsx')),
      { path: '/dashboard', element: <ToOwnDashboard /> },
      {
        element: <SignedIn />,
        children: [screen('/profile', '내 정보', () => import('./screens/account/profile.tsx'))],
      },
      {
        element: <OnlyRole role="student" />,
        children: [
          screen('/student/dashboard', '대시보드', () => import('./screens/student/dashboard.tsx')),
          screen('/student/classes', '내 수업', () => import('./screens/student/classes.tsx')),
          screen('/student/classes/:classId', '수업', () => import('./screens/student/class.tsx')),
          screen(
            '/student/evaluations/:evaluationId',
            '자기평가',
            () => import('./screens/student/answer-sheet.tsx'),
          ),
          screen(
            '/student/evaluations/results/:responseId',
            '제출 결과',
            () => import('./screens/student/result.tsx'),
          ),
        ],
      },
      {
        element: <OnlyRole role="teacher" />,
        children: [
          screen('/teacher/dashboard', '대시보드', () => import('./screens/teacher/dashboard.tsx')),
          screen('/teacher/classes', '내 수업', () => import('./screens/teacher/classes.tsx')),
          screen('/teacher/classes/:classId', '수업', () => import('./screens/teacher/class.tsx')),
          screen(
            '/teacher/classes/:classId/students',
            '학생',
            () => import('./screens/teacher/students.tsx'),
          ),
          screen('/teacher/classes/:classId/term', '학기 기록문', () => import('./screens/teacher/term.tsx')),
          screen(
            '/teacher/evaluations/:evaluationId/view',
            '자기평가지',
            () => import('./screens/teacher/evaluation.tsx'),
          ),
          screen(
            '/teacher/evaluations/:evaluationId/responses',
            '기록문',
            () => import('./screens/teacher/responses.tsx'),
          ),
          screen(
            '/teacher/evaluations/:evaluationId/observations',
            '관찰',
            () => import('./screens/teacher/observations.tsx'),
          ),
          screen(
            '/teacher/evaluations/:evaluationId/live',
            '현황판',
            () => import('./screens/teacher/live.tsx'),
          ),
          screen(
            '/teacher/evaluations/:evaluationId/copies',
            '비슷한 글',
            () => import('./screens/teacher/copies.tsx'),
          ),
        ],
      },
      {
        element: <OnlyRole role="admin" />,
        children: [
          screen('/admin/dashboard', '대시보드', () => import('./screens/admin/dashboard.tsx')),
          screen('/admin/users', '사용자 관리', () => import('./screens/admin/users.tsx')),
          screen(
            '/admin/users/import',
            '사용자 한꺼번에 만들기',
            () => import('./screens/admin/users-import.tsx'),
          ),
          screen('/admin/classes', '모든 수업', () => import('./screens/admin/classes.tsx')),
          screen('/admin/evaluations', '모든 자기평가지', () => import('./screens/admin/evaluations.tsx')),
          screen('/admin/analytics', '종합 분석', () => import('./screens/admin/analytics.tsx')),
          screen('/admin/reports', '시스템 보고서', () => import('./screens/admin/reports.tsx')),
          screen('/admin/settings', '시스템 설정', () => import('./screens/admin/settings.tsx')),
          screen('/admin/record-rules', '기재 금지어', () => import('./screens/admin/record-rules.tsx')),
          screen('/admin/byte-limits', '바이트 한도', () => import('./screens/admin/byte-limits.tsx')),
          screen('/admin/audit', '감사 기록', () => import('./screens/admin/audit.tsx')),
          screen('/admin/notices', '알림', () => import('./screens/admin/notices.tsx')),
        ],
      },
      screen('*', '페이지를 찾을 수 없음', () => import('./screens/public/not-found.tsx')),
    ],
  },
];

/** What main.tsx runs in the browser, and scripts/build/prerender.ts draws on the server's side of the build. */
export const routes: RouteObject[] = [
  { element: <Root />, errorElement: <RouteError />, hydrateFallbackElement: <></>, children: screens },
];
