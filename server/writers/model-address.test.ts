import { describe, expect, it } from 'vitest';
import { publicHost, whyNotModelAddress } from './model-address.ts';

describe('whyNotModelAddress', () => {
  it.each([
    'https://api.example.com/v1',
    'https://10.0.0.7:8443/v1',
    'http://localhost:11434/v1',
    'http://127.0.0.1:8000',
    'http://[::1]:8000/v1',
  ])('lets pass: %s', (url) => {
    expect(whyNotModelAddress(url)).toBeNull();
  });

  it.each([
    ['not an address', 'ai.example.com/v1'],
    ['plain text across a network', 'http://api.example.com/v1'],
    ['plain text inside a school', 'http://192.168.0.10:8000/v1'],
    ['another protocol', 'file:///etc/passwd'],
    ['a password in the address', 'https://me:secret@api.example.com/v1'],
    ['a query', 'https://api.example.com/v1?key=1'],
    ['where clouds keep credentials', 'https://169.254.169.254/latest'],
    ['the same in one number', 'https://2852039166/latest'],
    ['the same in hexadecimal', 'https://0xa9fea9fe/'],
    ['the same inside IPv6', 'https://[::ffff:169.254.169.254]/'],
    ['every address', 'http://0.0.0.0:8000/'],
    ['every address in IPv6', 'http://[::]:8000/'],
    ['link-local in IPv6', 'https://[fe80::1]/'],
    ['multicast', 'https://239.1.2.3/'],
    ['a name that only looks like loopback', 'http://127.0.0.1.example.com/'],
  ])('refuses %s', (_, url) => {
    expect(whyNotModelAddress(url)).toMatch(/[가-힣]/);
  });
});

it.each([
  ['https://api.example.com/v1', 'api.example.com'],
  ['https://10.0.0.7:8443/v1', null],
  ['http://[::1]:8000/v1', null],
  ['http://localhost:11434/v1', null],
  ['https://vllm.school.internal/v1', null],
])('names to everybody: %s', (url, host) => {
  expect(publicHost(url)).toBe(host);
});
