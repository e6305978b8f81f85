import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { applyTheme } from './layout/theme.ts';
import { dropExpiredDrafts } from './lib/drafts.ts';
import { registerNavigate } from './lib/navigation.ts';
import { queryClient } from './lib/query-client.ts';
import { cleanLegacySession } from './lib/stored-session.ts';
import './styles/global.css';
import { router } from './router.tsx';

applyTheme();
cleanLegacySession();
dropExpiredDrafts();
registerNavigate((path, options) => void router.navigate(path, options));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
