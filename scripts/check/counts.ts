/** What a runner of tests says when it is done. */
export interface Counts {
  passed: number;
  failed: number;
  /** Counted as neither, so each is named. */
  skipped: string[];
  /** Counted as passed, though only their second try did: each is named, for somebody should look at it (0023). */
  unsteady: string[];
}

export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

/** A file that failed without a failing test (it did not load, say) counts as one failure. A test that passed with a failure to tell needed its second try. */
export function countVitest(report: VitestReport): Counts {
  const counts: Counts = { passed: 0, failed: 0, skipped: [], unsteady: [] };
  for (const file of report.testResults) {
    const before = counts.failed;
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      const name = `${file.name}: ${fullName}`;
      if (status === 'passed') counts.passed += 1;
      else if (status === 'failed') counts.failed += 1;
      else counts.skipped.push(name);
      const [first] = failureMessages ?? [];
      if (status === 'passed' && first) counts.unsteady.push(`${name}\n    ${first.split('\n', 1)[0]}`);
    }
    if (file.status === 'failed' && counts.failed === before) counts.failed += 1;
  }
  return counts;
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}
export interface PlaywrightReport {
  suites: Suite[];
  errors: unknown[];
}

/** The configuration gives each test a second try; one that needed it passed, and is named. */
export function countPlaywright(report: PlaywrightReport): Counts {
  const counts: Counts = { passed: 0, failed: report.errors.length, skipped: [], unsteady: [] };
  const walk = (suite: Suite, above: string) => {
    const title = above ? `${above} › ${suite.title}` : suite.title;
    for (const spec of suite.specs ?? []) {
      for (const { status } of spec.tests) {
        const name = `${title} › ${spec.title}`;
        if (status === 'expected' || status === 'flaky') counts.passed += 1;
        else if (status === 'skipped') counts.skipped.push(name);
        else counts.failed += 1;
        if (status === 'flaky') counts.unsteady.push(name);
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, title);
  };
  for (const suite of report.suites) walk(suite, '');
  return counts;
}

/** What a stage counts: its runner's report, or itself as one. A runner that failed with no failure in it is one. */
export function countStage(exitCode: number, report: Counts | null): Counts {
  const ended = exitCode === 0;
  if (!report) return { passed: ended ? 1 : 0, failed: ended ? 0 : 1, skipped: [], unsteady: [] };
  return { ...report, failed: ended ? report.failed : Math.max(report.failed, 1) };
}
