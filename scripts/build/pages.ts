const SHARED = 'layout/app-layout.tsx';

/** Which page is drawn at build time (`:name` in its address: any), under which name, and from which lazy modules beside the entry. */
export interface Page {
  path: string;
  name: string;
  modules: readonly string[];
  /** Without the client's scripts: for a page that is shown where they cannot be fetched. */
  still?: true;
}

/** What a visitor may see first. `404` stands for every address that router.tsx does not know. */
export const PAGES: readonly Page[] = [
  { path: '/', name: 'landing', modules: ['screens/public/landing.tsx'] },
  { path: '/login', name: 'login', modules: ['screens/public/login.tsx'] },
  { path: '/register', name: 'register', modules: ['screens/public/register.tsx'] },
  // Where a QR code leads: on a phone in a bad network it says that it is coming, and the login comes after it.
  { path: '/join/:code', name: 'join', modules: ['screens/public/join.tsx', 'screens/public/login.tsx'] },
  { path: '/home', name: 'home', modules: [SHARED, 'screens/public/home.tsx'] },
  {
    path: '/privacy-policy',
    name: 'privacy-policy',
    modules: [SHARED, 'screens/public/legal/privacy-policy.tsx'],
  },
  {
    path: '/terms-of-service',
    name: 'terms-of-service',
    modules: [SHARED, 'screens/public/legal/terms-of-service.tsx'],
  },
  { path: '/contact', name: 'contact', modules: [SHARED, 'screens/public/legal/contact.tsx'] },
  { path: '/offline', name: 'offline', modules: ['screens/public/offline.tsx'], still: true },
  { path: '/404', name: '404', modules: [SHARED, 'screens/public/not-found.tsx'] },
];
