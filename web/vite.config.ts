import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The content policy allows no inline data but images; fonts and scripts are files of their own.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // The server refuses origins that are not its own.
    proxy: { '/api': { target: server, changeOrigin: true, headers: { origin: server } } },
  },
});
