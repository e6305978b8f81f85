import { describe, expect, it } from 'vitest';
import type { QuestionForm } from '../../types.ts';
import { suggestQuestions } from '../suggest-questions.ts';

const SUBJECT = { type: 'subject' } as const;
const CLUB = { type: 'creative', creativeType: 'club' } as const;
const AUTONOMY = { type: 'creative', creativeType: 'autonomy' } as const;
const CAREER = { type: 'creative', creativeType: 'career' } as const;

describe('questions of one way of working', () => {
  it.each<[Pick<QuestionForm, 'type' | 'creativeType'>, string, RegExp]>([
    [
      SUBJECT,
      '양파 뿌리 끝 세포를 염색하여 현미경으로 관찰하고 세포 수를 비교함',
      /만들(?:기|면서|다가)|도구나/,
    ],
    [CLUB, '유산균 배양, 그람염색, 시판 요구르트 3종 비교', /만들(?:기|면서|다가)|도구나/],
    [SUBJECT, '3.1운동 판결문 읽기, 인물 카드 만들기', /작품을|구절/],
    [SUBJECT, '환경 영상 시청, 찬반 에세이 쓰기', /상대|반론|같은 편|친구|어느 쪽/],
    [CLUB, '카탄 룰 익히기, 확률 분석, 우리반 보드게임 제작', /식을|공식|조건을 바꾸어/],
    [SUBJECT, '과산화 수소수의 농도를 구하고 오차의 원인을 토의함', /찾거나 정리한|하나로 모이지/],
    [SUBJECT, '파이썬으로 학급 도서 대출 프로그램을 만들기', /친구|시간이나 준비/],
    [SUBJECT, '일본어로 주문하는 표현을 배우고 짝과 함께 역할극을 하였다', /읽거나 써/],
    [SUBJECT, '딸기 모종의 생육 상태를 조사하고 관리 방안을 제안함', /고른 이유|믿을 만한/],
    [SUBJECT, 'PAPS 왕복오래달리기, 운동계획표 작성', /연습하고 싶은 기술/],
    [
      SUBJECT,
      '비문학 지문 구조도 그리기, 핵심어 요약, 윤리쟁점 토론',
      /도구나|발전시키고|(?:그리기|요약)' 활동에서 친구/,
    ],
    [
      SUBJECT,
      '독서: 비문학 지문(CRISPR 유전자 가위) 구조도 그리기, 핵심어 요약, 윤리쟁점 토론',
      /이 책|읽을 책|책을/,
    ],
    [SUBJECT, 'TED 영상 시청, note-taking', /시청' 활동에서 한 경험/],
    [SUBJECT, '활력 징후 짝실습, 기록지 작성', /작성' 활동에서 친구/],
    [AUTONOMY, '학급 특색: 아침 신문읽기 / 기사 스크랩', /친구|우리 반이나 학교/],
    [
      AUTONOMY,
      '학교폭력 예방 교육을 받고 사이버 언어폭력 사례를 분석하여 방관자의 역할을 이야기하였다.',
      /받기'(?:를| 활동에서) (?:어렵|한 경험)/,
    ],
    [
      CAREER,
      '학과 체험에 참여하여 신소재공학과 실험실을 견학함',
      /학과에 관심을 갖게 된|고른 이유|견학하기' 활동에서 어렵거나/,
    ],
    [CAREER, '진로 특강(소방관) 듣기, 질문지 작성, 진로 로드맵 수정', /특강[^,.]* 한 일을 순서대로/],
  ])('are asked only where the lesson bears them: %o %s', (form, content, wrong) => {
    for (const seed of ['1', '2', '3', '4']) {
      const questions = suggestQuestions({ ...form, content, count: 10, seed });
      expect(questions).toHaveLength(10);
      expect(questions.join('\n')).not.toMatch(wrong);
    }
  });
});
